// Made from language/en by `python3 build.py language`.

/** The values of each sentence, by its key. */
export interface Sentences {
  "language-name": object;
}

/** What one file tells: texts, and functions of their values. */
export type Room<Name extends string> = {
  [Key in keyof Sentences as Key extends `${Name}-${string}` ? Key : never]:
    | string
    | ((values: Sentences[Key]) => string);
};

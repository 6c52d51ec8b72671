/** A walk that mends conflicts. Its path lists the choices that were made, so a place may come more than once. */

/** One more than the most steps that the library lets a walk make after the beginning: no path is this long. */
export const MORE = 1001;

/** True when a scenario's values ask for one. */
export const isWalk = ({ strategy }: Record<string, string>) => strategy === "conflicts";

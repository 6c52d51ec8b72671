/** A stylesheet as text, which the build inlines into the module. */
declare module "*.css" {
  const style: string;
  export default style;
}

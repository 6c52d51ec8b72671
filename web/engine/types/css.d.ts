/** A style as text: the build puts it into the module that wants it. */
declare module "*.css" {
  const style: string;
  export default style;
}

/** The classes of a `*.module.css`, by the names that they have in it. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

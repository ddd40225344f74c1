/** The classes of a `*.module.css`, by the names that they have in it. A build refuses a name that its file does not have. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

/** The class names of a `*.module.css`. A build fails when code uses a name that the file does not have. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

/** The text of a file, as it is. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** Vite gives a file imported with "?url&inline" as a data URL. */
declare module '*?url&inline' {
  const url: string;
  export default url;
}

declare module 'virtual:icons' {
  const symbols: string;
  export default symbols;
}

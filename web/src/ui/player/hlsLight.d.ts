/** The package has types only for its larger build. */
declare module 'hls.js/light' {
  export * from 'hls.js'
  export { default } from 'hls.js'
}

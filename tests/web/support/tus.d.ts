// The build for browsers of `tus-js-client`; the package types its entry only.
declare module 'tus-js-client/dist/tus.js'

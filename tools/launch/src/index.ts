export * from './feature-folders.ts';
export * from './listen.ts';
export * from './security-headers.ts';
export * from './serve-product.ts';
export * from './shell-pages.ts';
export * from './static-app.ts';

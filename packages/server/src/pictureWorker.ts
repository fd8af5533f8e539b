// What runs in the thread of the pictures, by the name that `pictures/picturePool.ts` calls.
export { renderPicture } from '@pharos/pictures/drawing';

import { makePushKeys } from './push-keys.ts';

// npm run push:keys
const { publicKey, privateKey } = await makePushKeys();
console.log(`The environment of \`npm run deliver\`. Keep it: with other keys every device has to be turned on anew.

NAFAS_PUSH_PUBLIC_KEY=${publicKey}
NAFAS_PUSH_PRIVATE_KEY=${privateKey}
NAFAS_PUSH_CONTACT=mailto:<who runs this>`);

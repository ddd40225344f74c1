export { ownDetails, ownDetailsAtWork } from '@summit/contract/registration/registration-fields';
export { transferOffer } from '@summit/contract/registration/transfer-fields';

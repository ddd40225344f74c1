export { ownDetails, ownDetailsAtWork } from '@summit/contract/registration-fields';
export { transferOffer } from '@summit/contract/transfer-fields';

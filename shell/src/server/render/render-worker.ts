// The program of a rendering worker. Shared modules are negotiated first, hence the asynchronous second step.
void import('./answer-requests.ts');

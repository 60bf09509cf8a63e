import { type Asks, byId, list, manyOf, plain, reading, sheets } from './asks.ts'
import { aCertificateForm, aReissueForm } from './certificates.ts'

/** How the calls of certificates are asked for what belongs to others. */
export const certificateAsks: Readonly<Record<string, Asks>> = {
  'GET /v1/certificado/init_data': plain,
  'GET /v1/certificado/list': list,
  'GET /v1/certificado/list/:id': reading('certificate'),
  'POST /v1/certificado/save': () => [{ body: aCertificateForm() }],
  'POST /v1/certificado/reemitir/:id': byId('certificate', aReissueForm(1)),
  'PUT /v1/certificado/revocar/:id': byId('certificate', { motivo: 'Ajeno', version: 1 }),
  'POST /v1/certificado/enviar/:id': byId('certificate', {}),
  'GET /v1/certificado/pdf/:id': reading('certificate'),
  'GET /v1/certificado/download': sheets,
  'POST /v1/certificado/lote': (of) => [
    ...manyOf('certificate', 'enviar')(of),
    ...manyOf('certificate', 'revocar', 'Ajeno')(of),
  ],
  'PUT /v1/certificado/lote/:id/deshacer': byId('user'),
  'GET /v1/certificado/mios': list,
}

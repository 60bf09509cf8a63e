const es = {
  title: 'Comprobación de un documento',
  valid: 'Documento válido',
  validText: 'El número y la huella corresponden a una cotización nuestra tal como se emitió.',
  notValid: 'Documento no válido',
  notValidText:
    'El número y la huella no corresponden a una cotización vigente nuestra. Pida el documento actual a quien se lo entregó.',
  number: 'Número',
  hash: 'Huella SHA-256',
}

const en: typeof es = {
  title: 'Check of a document',
  valid: 'Valid document',
  validText: 'The number and the hash are those of a quote of ours as it was issued.',
  notValid: 'Document not valid',
  notValidText:
    'The number and the hash are not those of a current quote of ours. Ask whoever gave it to you for the current document.',
  number: 'Number',
  hash: 'SHA-256 hash',
}

export const checkTexts = { key: 'quotes/check', es, en }

const es = {
  sheet: 'Certificados',
  file: 'plantilla-certificados',
  notAllowed: 'Su usuario ya no puede importar certificados.',
  twice: 'El mismo certificado está repetido en el libro.',
  hasOther: 'Este correo ya tiene un certificado con otros datos: escriba el motivo para reemitirlo.',
  wasRevoked: 'Este correo tuvo un certificado de lo mismo que fue revocado.',
  isOver: 'Revocado o reemplazado: se deja como está y no se emite otro.',
}

const en: typeof es = {
  sheet: 'Certificates',
  file: 'certificates-template',
  notAllowed: 'Your user may no longer import certificates.',
  twice: 'The same certificate stands twice in the workbook.',
  hasOther: 'This e-mail has a certificate with other data already: enter the reason to reissue it.',
  wasRevoked: 'This e-mail had a certificate of the same that was revoked.',
  isOver: 'Revoked or replaced: it stays as it is, and none is issued.',
}

export const certificateTexts = { es, en }

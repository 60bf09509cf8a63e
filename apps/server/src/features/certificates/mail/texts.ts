const es = {
  title: (course: string) => `Su certificado: ${course}`,
  hello: (name: string) => `Hola, ${name}:`,
  text: 'Felicitaciones. Su certificado está listo: descárguelo, imprímalo o compártalo.',
  checkText: 'Cualquier persona puede comprobar que es auténtico con su código o con el QR del documento.',
  course: 'Certificado',
  hours: 'Duración',
  issuedOn: 'Fecha de emisión',
  code: 'Código',
  check: 'Comprobación',
  button: 'Descargar el certificado (PDF)',
  footnote: 'El botón abre solo su certificado: no reenvíe este correo a quien no deba tenerlo.',
}

const en: typeof es = {
  title: (course) => `Your certificate: ${course}`,
  hello: (name) => `Hello ${name},`,
  text: 'Congratulations. Your certificate is ready: download it, print it or share it.',
  checkText: 'Anyone can check that it is genuine with its code or the QR on the document.',
  course: 'Certificate',
  hours: 'Duration',
  issuedOn: 'Date of issue',
  code: 'Code',
  check: 'Check',
  button: 'Download the certificate (PDF)',
  footnote: 'The button opens your certificate only: do not forward this mail to anyone who should not have it.',
}

export const mailTexts = { es, en }

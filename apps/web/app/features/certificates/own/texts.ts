const es = {
  certificates: 'Mis certificados',
  search: 'Título o código',
  none: 'Todavía no tiene certificados',
  noneText: 'Los certificados de sus talleres y cursos aparecerán aquí, con su PDF para descargar.',
  title: 'Título',
  code: 'Código',
  status: 'Estado',
  hours: 'Horas',
  issuedOn: 'Fecha de emisión',
  name: 'A nombre de',
  wrongName: 'Si hay un error en su nombre, escríbanos y lo emitimos de nuevo.',
  download: 'Descargar PDF',
  share: 'Copiar el enlace para compartirlo',
  copied: 'Enlace copiado: quien lo abra verá que su certificado es auténtico.',
  openCheck: 'Ver la página de comprobación',
}

const en: typeof es = {
  certificates: 'My certificates',
  search: 'Title or code',
  none: 'You have no certificates yet',
  noneText: 'The certificates of your workshops and courses appear here, with their PDF to download.',
  title: 'Title',
  code: 'Code',
  status: 'Status',
  hours: 'Hours',
  issuedOn: 'Date of issue',
  name: 'In the name of',
  wrongName: 'If there is a mistake in your name, write to us and we issue it again.',
  download: 'Download PDF',
  share: 'Copy the link to share it',
  copied: 'Link copied: whoever opens it sees that your certificate is genuine.',
  openCheck: 'See the page that checks it',
}

export const ownTexts = { es, en }

const es = {
  breadcrumb: 'Ruta de la página',
  home: 'Inicio',
  support: 'Soporte',
  description: (title: string, revision: string) => `${title}, revisión ${revision}: archivo, fecha, tamaño y SHA-256.`,
  revision: 'Revisión',
  date: 'Fecha',
  size: 'Tamaño',
  language: 'Idioma',
  product: 'Producto',
  hash: 'SHA-256',
  hashHint: 'Huella del archivo: si la suya es igual, el archivo llegó entero.',
  change: 'Qué cambia en esta revisión',
  download: (size: string) => `Descargar (${size})`,
  open: 'Abrir el documento',
  facts: (revision: string, date: string, size: string) => `Rev. ${revision} · ${date} · ${size}`,
  more: 'Documentos y programas',
  linkOf: (title: string) => `${title}: abrir`,
}

const en: typeof es = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  support: 'Support',
  description: (title, revision) => `${title}, revision ${revision}: file, date, size and SHA-256.`,
  revision: 'Revision',
  date: 'Date',
  size: 'Size',
  language: 'Language',
  product: 'Product',
  hash: 'SHA-256',
  hashHint: 'The file’s fingerprint: if yours matches, the download is complete.',
  change: 'What changed in this revision',
  download: (size) => `Download (${size})`,
  open: 'Open the document',
  facts: (revision, date, size) => `Rev. ${revision} · ${date} · ${size}`,
  more: 'Documents and software',
  linkOf: (title) => `${title}: open`,
}

export const documentTexts = { key: 'resources/document', es, en }

/**
 * Shown in both languages, whatever the page is in: who has an old address may read either
 * (rule resources/earlier-revisions).
 */
export const newerTexts = {
  inSpanish: (revision: string, date: string) => `Hay una revisión más nueva: ${revision}, del ${date}.`,
  inEnglish: (revision: string, date: string) => `There is a newer revision: ${revision}, of ${date}.`,
  openInSpanish: 'Ver la revisión vigente',
  openInEnglish: 'See the current revision',
}

const es = {
  revisions: 'Revisiones',
  none: 'Todavía no hay un archivo: publique la primera revisión.',
  publish: 'Publicar una revisión',
  publishShort: 'Publicar',
  publishing: (people: number) =>
    people === 0
      ? 'Nadie tiene hoy una licencia que la incluya: no se avisa a nadie.'
      : people === 1
        ? 'Se avisará por correo a 1 persona con licencia.'
        : `Se avisará por correo a ${people} personas con licencia.`,
  file: 'Archivo',
  chooseFile: 'Elegir archivo',
  dropFile: (most: string) => `O suéltelo aquí. Hasta ${most}; si se corta la conexión, continúa donde quedó.`,
  expected: 'SHA-256 esperado',
  expectedHint: 'Opcional: si el archivo recibido es otro, se rechaza.',
  progress: (share: string) => `Subido ${share}`,
  waiting: (share: string) => `Sin conexión en ${share}: continúa sola.`,
  paused: (share: string) => `En pausa en ${share}. También puede volver más tarde con el mismo archivo.`,
  checking: 'Comprobando el archivo…',
  arrived: 'SHA-256',
  pause: 'Pausar',
  resume: 'Continuar',
  discard: 'Descartar',
  number: 'Número o letra',
  numberHint: 'Por ejemplo 2.4.1, o C.',
  date: 'Fecha',
  note: 'Qué cambia, en español',
  noteEnglish: 'Qué cambia, en inglés',
  captions: 'Subtítulos en español (WebVTT)',
  captionsEnglish: 'Subtítulos en inglés (WebVTT)',
  chooseCaptions: 'Elegir .vtt',
  captionsThere: 'Hay un archivo de subtítulos.',
  takeCaptions: 'Quitar',
  current: 'Vigente',
  earlier: 'Anterior',
  download: (number: string) => `Descargar la revisión ${number}`,
  edit: 'Editar',
  editTitle: (number: string) => `Revisión ${number}`,
  withdraw: 'Retirar',
  withdrawTitle: (number: string) => `¿Retirar la revisión ${number}?`,
  withdrawText:
    'Deja de ofrecerse. Si era la vigente, la anterior vuelve a serlo. El registro de descargas se conserva.',
  cancel: 'Cancelar',
  facts: (date: string, size: string) => `${date} · ${size}`,
  told: (people: number) => (people === 1 ? '1 aviso' : `${people} avisos`),
  downloads: (count: number) => (count === 1 ? '1 descarga' : `${count} descargas`),
}

const en: typeof es = {
  revisions: 'Revisions',
  none: 'There is no file yet: publish the first revision.',
  publish: 'Publish a revision',
  publishShort: 'Publish',
  publishing: (people) =>
    people === 0
      ? 'Nobody has a license today that includes it: no one is told.'
      : people === 1
        ? '1 person with a license will be told by e-mail.'
        : `${people} people with a license will be told by e-mail.`,
  file: 'File',
  chooseFile: 'Choose file',
  dropFile: (most) => `Or drop it here. Up to ${most}; after a lost connection it goes on where it stopped.`,
  expected: 'Expected SHA-256',
  expectedHint: 'Optional: if another file arrives, it is refused.',
  progress: (share) => `Uploaded ${share}`,
  waiting: (share) => `Connection lost at ${share}: it goes on by itself.`,
  paused: (share) => `Paused at ${share}. You may also come back later with the same file.`,
  checking: 'Checking the file…',
  arrived: 'SHA-256',
  pause: 'Pause',
  resume: 'Continue',
  discard: 'Discard',
  number: 'Number or letter',
  numberHint: 'For example 2.4.1, or C.',
  date: 'Date',
  note: 'What changes, in Spanish',
  noteEnglish: 'What changes, in English',
  captions: 'Spanish captions (WebVTT)',
  captionsEnglish: 'English captions (WebVTT)',
  chooseCaptions: 'Choose .vtt',
  captionsThere: 'There is a file of captions.',
  takeCaptions: 'Remove',
  current: 'Current',
  earlier: 'Earlier',
  download: (number) => `Download revision ${number}`,
  edit: 'Edit',
  editTitle: (number) => `Revision ${number}`,
  withdraw: 'Withdraw',
  withdrawTitle: (number) => `Withdraw revision ${number}?`,
  withdrawText:
    'It is no longer offered. If it was the current one, the one before is current again. The log of downloads remains.',
  cancel: 'Cancel',
  facts: (date, size) => `${date} · ${size}`,
  told: (people) => (people === 1 ? '1 notice' : `${people} notices`),
  downloads: (count) => (count === 1 ? '1 download' : `${count} downloads`),
}

export const revisionTexts = { es, en }

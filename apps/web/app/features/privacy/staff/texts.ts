const es = {
  title: 'Solicitudes de datos',
  search: 'Nombre o correo',
  none: 'No hay solicitudes',
  noneText: 'Aparecen aquí cuando alguien pide ver, corregir o borrar sus datos y confirma su correo.',
  open: 'Por responder',
  name: 'Nombre',
  right: 'Qué pide',
  state: 'Estado',
  due: 'Responder hasta',
  received: 'Recibida',
  responsible: 'A cargo',
  email: 'Correo',
  language: 'Idioma de la respuesta',
  detail: 'Detalle',
  answer: 'Respuesta',
  reason: 'Motivo',
  answered: 'Respondida',
  erased: 'Datos borrados',
  daysLeft: (days: number) =>
    days < 0
      ? `atrasada ${-days} ${days === -1 ? 'día' : 'días'}`
      : days === 0
        ? 'hoy'
        : `en ${days} ${days === 1 ? 'día' : 'días'}`,
  toDo: 'Esta solicitud espera una respuesta',
  toDoText: 'La ley fija el plazo. Tómela para que se vea quién está a cargo, y responda por correo desde aquí.',
  take: 'Tomar',
  respond: 'Responder',
  respondText: 'La persona recibe este texto en su correo.',
  attach: 'Adjuntar todo lo que se sabe de este correo (PDF y JSON)',
  refuse: 'Rechazar',
  refuseText: 'La persona lee el motivo en su correo, con la indicación de que puede reclamar.',
  known: 'Lo que se sabe de este correo',
  knownText:
    'Reunido de todas las partes del portal. Búsquelo también en notas y comentarios, que no llevan su correo.',
  nothing: 'No hay nada registrado con este correo.',
  stays: 'se conserva',
  more: 'Hay más de 1.000 registros de este tipo.',
  savePdf: 'Guardar como PDF',
  saveJson: 'Guardar como JSON',
  erase: 'Borrar los datos',
  eraseTitle: '¿Borrar los datos de este correo?',
  eraseText: (email: string, erasable: string, kept: string) =>
    `Se borran o quedan anónimos ${erasable} registros de ${email}. Registros que se conservan: ${kept}. No se puede deshacer.`,
  eraseWord: 'BORRAR',
}

const en: typeof es = {
  title: 'Data requests',
  search: 'Name or e-mail',
  none: 'There are no requests',
  noneText: 'They appear here when someone asks to see, correct or delete his data and confirms his e-mail.',
  open: 'To answer',
  name: 'Name',
  right: 'What is asked',
  state: 'State',
  due: 'Answer by',
  received: 'Received',
  responsible: 'In charge',
  email: 'E-mail',
  language: 'Language of the answer',
  detail: 'Detail',
  answer: 'Answer',
  reason: 'Reason',
  answered: 'Answered',
  erased: 'Data deleted',
  daysLeft: (days) =>
    days < 0
      ? `${-days} ${days === -1 ? 'day' : 'days'} late`
      : days === 0
        ? 'today'
        : `in ${days} ${days === 1 ? 'day' : 'days'}`,
  toDo: 'This request waits for an answer',
  toDoText: 'The law sets the term. Take it, so that others see who is in charge, and answer by mail from here.',
  take: 'Take',
  respond: 'Answer',
  respondText: 'The person gets this text by mail.',
  attach: 'Attach all that is known of this e-mail (PDF and JSON)',
  refuse: 'Refuse',
  refuseText: 'The person reads the reason in the mail, with the note that a complaint is possible.',
  known: 'What is known of this e-mail',
  knownText: 'Gathered from all parts of the portal. Look in notes and comments too, which do not carry the e-mail.',
  nothing: 'Nothing is on record under this e-mail.',
  stays: 'stays',
  more: 'There are more than 1,000 records of this kind.',
  savePdf: 'Save as PDF',
  saveJson: 'Save as JSON',
  erase: 'Delete the data',
  eraseTitle: 'Delete the data of this e-mail?',
  eraseText: (email, erasable, kept) =>
    `${erasable} records of ${email} are deleted or made anonymous. Records that stay: ${kept}. This cannot be undone.`,
  eraseWord: 'DELETE',
}

export const staffTexts = { es, en }

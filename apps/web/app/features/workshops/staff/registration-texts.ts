const es = {
  registrations: 'Registros de talleres',
  search: 'Nombre, correo, teléfono, empresa',
  none: 'Todavía no hay inscripciones',
  noneText: 'Quienes se inscriban en la página de un taller aparecerán aquí.',
  name: 'Nombre',
  workshop: 'Taller',
  email: 'Correo',
  phone: 'Teléfono',
  company: 'Empresa o institución',
  country: 'País',
  status: 'Estado',
  language: 'Idioma de sus correos',
  received: 'Recibida',
  receivedOn: (date: string) => `Recibida el ${date}`,
  change: 'Cambiar el estado',
  confirmed: 'Lugar confirmado',
  heldUntil: (date: string) => `Por confirmar hasta el ${date}`,
  position: (position: number) => `Lugar ${position} de la lista de espera`,
  checkedInAt: (date: string) => `Ingresó el ${date}`,
  rename: 'Corregir el nombre',
  renameAction: 'Corregir',
  certificateName: 'Nombre en el certificado',
  renameHint: 'Se puede corregir hasta que se emita.',
  attendanceHint: 'La asistencia se marca desde el primer día del taller.',
  attended: 'Asistió',
  willAttend: (count: number, said: string) =>
    count === 1 ? 'Se marcará la asistencia de 1 inscripción.' : `Se marcará la asistencia de ${said} inscripciones.`,
  didAttend: (said: string) => `Con asistencia: ${said}.`,
  cancel: 'Anular',
  willCancel: (count: number, said: string) =>
    count === 1
      ? 'Se anulará 1 inscripción; su correo queda libre. No se envía ningún correo.'
      : `Se anularán ${said} inscripciones; sus correos quedan libres. No se envía ningún correo.`,
  canceled: (said: string) => `Anuladas: ${said}.`,
  restore: 'Inscribir de nuevo',
  willRestore: (count: number, said: string) =>
    count === 1 ? '1 inscripción volverá a “Inscrita”.' : `${said} inscripciones volverán a “Inscrita”.`,
  restored: (said: string) => `Inscritas: ${said}.`,
}

const en: typeof es = {
  registrations: 'Workshop registrations',
  search: 'Name, e-mail, phone, company',
  none: 'There are no registrations yet',
  noneText: 'Those who register on the page of a workshop appear here.',
  name: 'Name',
  workshop: 'Workshop',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company or institution',
  country: 'Country',
  status: 'Status',
  language: 'Language of the e-mails',
  received: 'Received',
  receivedOn: (date) => `Received on ${date}`,
  change: 'Change the status',
  confirmed: 'Place confirmed',
  heldUntil: (date) => `To be confirmed until ${date}`,
  position: (position) => `Number ${position} on the waiting list`,
  checkedInAt: (date) => `Checked in on ${date}`,
  rename: 'Correct the name',
  renameAction: 'Correct',
  certificateName: 'Name on the certificate',
  renameHint: 'It can be corrected until it is issued.',
  attendanceHint: 'Attendance is marked from the first day of the workshop.',
  attended: 'Attended',
  willAttend: (count, said) =>
    count === 1 ? '1 registration will be marked as attended.' : `${said} registrations will be marked as attended.`,
  didAttend: (said) => `Marked as attended: ${said}.`,
  cancel: 'Cancel registrations',
  willCancel: (count, said) =>
    count === 1
      ? '1 registration will be canceled; its e-mail is free again. No mail is sent.'
      : `${said} registrations will be canceled; their e-mails are free again. No mail is sent.`,
  canceled: (said) => `Canceled: ${said}.`,
  restore: 'Register again',
  willRestore: (count, said) =>
    count === 1 ? '1 registration will be “Registered” again.' : `${said} registrations will be “Registered” again.`,
  restored: (said) => `Registered: ${said}.`,
}

export const registrationTexts = { es, en }

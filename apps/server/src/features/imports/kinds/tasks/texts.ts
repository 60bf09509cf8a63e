const es = {
  sheet: 'Tareas',
  file: 'plantilla-tareas',
  notAllowed: 'Su usuario ya no puede importar tareas.',
  yours: 'Sin responsable: queda a su cargo.',
  creatorReviews: 'Nadie revisa su propia tarea: la revisa usted.',
  needsReviewer: 'Una tarea por revisar necesita un revisor que no sea su responsable.',
  overdueByItself: 'Atrasada lo decide el portal por la fecha de término: entra como Por hacer.',
  approvedHere: 'Una aprobación se da en el portal: entra como Cerrada.',
  isOver: 'Está aprobada o cerrada en el portal: queda como está.',
  statusStays: (name: string) => `El estado se cambia en el portal: sigue siendo ${name}.`,
  edited: (stored: string) => `Se cambió en el portal y no cambia: sigue diciendo «${stored}».`,
  empty: 'nada',
  comment: 'Por una importación.',
  notes: {
    sheet: 'Notas',
    text: 'Con la referencia (el número de la tarea en el programa anterior) el mismo libro se puede subir otra vez: actualiza lo que nadie cambió en el portal. Responsable y revisores se escriben por su correo; varios revisores se separan con coma. Las tareas terminadas entran como Cerrada. Nadie recibe un correo por esta carga: cada persona ve sus tareas en su lista y en su resumen diario.',
  },
}

const en: typeof es = {
  sheet: 'Tasks',
  file: 'tasks-template',
  notAllowed: 'Your user may no longer import tasks.',
  yours: 'Without an assignee: it is yours.',
  creatorReviews: 'Nobody reviews their own task: you review it.',
  needsReviewer: 'A task to review needs a reviewer who is not its assignee.',
  overdueByItself: 'The portal decides by the due date what is overdue: it comes in as To do.',
  approvedHere: 'An approval is given in the portal: it comes in as Closed.',
  isOver: 'It is approved or closed in the portal, and stays as it is.',
  statusStays: (name) => `The status is changed in the portal: it is still ${name}.`,
  edited: (stored) => `It was changed in the portal and stays: it says “${stored}”.`,
  empty: 'nothing',
  comment: 'By an import.',
  notes: {
    sheet: 'Notes',
    text: 'With the reference (the number of the task in the previous program) the same workbook may be uploaded again: it updates what nobody changed in the portal. Assignee and reviewers are written by their e-mail; several reviewers are separated by commas. Tasks that are done come in as Closed. Nobody is mailed because of this upload: each person sees their tasks in their list and in their daily digest.',
  },
}

export const taskTexts = { es, en }

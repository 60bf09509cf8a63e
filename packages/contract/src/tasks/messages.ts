import { messages } from '../core/messages.ts'

export const taskMessages = messages('tasks', {
  notSaved: { code: 0, status: 500, es: 'No se pudo guardar la tarea.', en: 'The task could not be saved.' },
  notUpdated: { code: 1, status: 500, es: 'No se pudo actualizar la tarea.', en: 'The task could not be updated.' },
  titleInvalid: { code: 2, status: 400, es: 'El título no es válido.', en: 'The title is not valid.' },
  descriptionInvalid: { code: 3, status: 400, es: 'La descripción no es válida.', en: 'The description is not valid.' },
  assigneeInvalid: { code: 4, status: 400, es: 'El responsable no es válido.', en: 'The assignee is not valid.' },
  reviewersInvalid: { code: 5, status: 400, es: 'Los revisores no son válidos.', en: 'The reviewers are not valid.' },
  areaInvalid: { code: 6, status: 400, es: 'El área no es válida.', en: 'The area is not valid.' },
  datesInvalid: {
    code: 7,
    status: 400,
    es: 'Las fechas no son válidas; el inicio no puede ser posterior al término.',
    en: 'The dates are not valid; the start cannot be after the due date.',
  },
  transitionNotAllowed: {
    code: 8,
    status: 409,
    es: 'Ese cambio de estado no está permitido.',
    en: 'That status change is not allowed.',
  },
  commentRequired: { code: 9, status: 400, es: 'Escriba un comentario.', en: 'Please enter a comment.' },
  ownTask: { code: 10, status: 403, es: 'No puede aprobar su propia tarea.', en: 'You cannot approve your own task.' },
  notRecognized: { code: 11, status: 400, es: 'No se reconoce la tarea.', en: 'The task is not recognized.' },
  absent: { code: 12, status: 404, es: 'La tarea no existe.', en: 'The task does not exist.' },
  changedByOther: {
    code: 13,
    status: 409,
    es: 'Otra persona modificó la tarea; recargue la página.',
    en: 'Someone else changed the task; please reload the page.',
  },
  reportUnavailable: {
    code: 14,
    status: 500,
    es: 'El reporte no está disponible.',
    en: 'The report is not available.',
  },
  insufficientHierarchy: {
    code: 15,
    status: 403,
    es: 'Su jerarquía no es suficiente para esta tarea.',
    en: 'Your hierarchy is not sufficient for this task.',
  },
})

export const taskDoneMessages = messages('tasks.done', {
  created: { code: 0, status: 200, es: 'Tarea creada.', en: 'Task created.' },
  updated: { code: 1, status: 200, es: 'Tarea actualizada.', en: 'Task updated.' },
  statusChanged: { code: 2, status: 200, es: 'Estado actualizado.', en: 'Status updated.' },
  deleted: { code: 3, status: 200, es: 'Tarea eliminada.', en: 'Task deleted.' },
  approvalStored: {
    code: 4,
    status: 200,
    es: 'Su aprobación quedó guardada; faltan otros revisores.',
    en: 'Your approval is stored; other reviewers have yet to approve.',
  },
  digestSet: { code: 5, status: 200, es: 'Resumen diario actualizado.', en: 'Daily digest updated.' },
})

import { messages } from '../../core/messages.ts'

/** Comments of tasks and ideas, the checklist and the files of tasks. */
export const partMessages = messages('tasks.comments', {
  notSaved: { code: 0, status: 500, es: 'No se pudo guardar.', en: 'It could not be saved.' },
  commentInvalid: {
    code: 1,
    status: 400,
    es: 'Escriba un comentario de hasta 4000 caracteres.',
    en: 'Please enter a comment of up to 4,000 characters.',
  },
  mentionInvalid: {
    code: 2,
    status: 400,
    es: 'Mencionó a una persona que no puede ver esto.',
    en: 'You mentioned a person who cannot see this.',
  },
  absent: { code: 3, status: 404, es: 'No existe o ya se eliminó.', en: 'It does not exist or was deleted.' },
  notYours: {
    code: 4,
    status: 403,
    es: 'Solo puede cambiar o eliminar lo suyo.',
    en: 'You can only change or delete what is yours.',
  },
  itemInvalid: {
    code: 5,
    status: 400,
    es: 'Escriba un punto de hasta 300 caracteres.',
    en: 'Please enter an item of up to 300 characters.',
  },
  tooMany: { code: 6, status: 409, es: 'La tarea no admite más.', en: 'The task does not take more of them.' },
  fileNotAllowed: {
    code: 7,
    status: 400,
    es: 'Adjunte imágenes o PDF de hasta 10 MB.',
    en: 'Please attach pictures or PDF files of up to 10 MB.',
  },
  taskNotRecognized: { code: 8, status: 400, es: 'No se reconoce la tarea.', en: 'The task is not recognized.' },
  taskAbsent: { code: 9, status: 404, es: 'La tarea no existe.', en: 'The task does not exist.' },
  ideaNotRecognized: { code: 10, status: 400, es: 'No se reconoce la idea.', en: 'The idea is not recognized.' },
  ideaAbsent: { code: 11, status: 404, es: 'La idea no existe.', en: 'The idea does not exist.' },
})

export const partDoneMessages = messages('tasks.comments.done', {
  saved: { code: 0, status: 200, es: 'Comentario agregado.', en: 'Comment added.' },
  deleted: { code: 1, status: 200, es: 'Comentario eliminado.', en: 'Comment deleted.' },
  attached: { code: 2, status: 200, es: 'Archivo adjuntado.', en: 'File attached.' },
  detached: { code: 3, status: 200, es: 'Archivo eliminado.', en: 'File deleted.' },
  edited: { code: 4, status: 200, es: 'Comentario cambiado.', en: 'Comment changed.' },
})

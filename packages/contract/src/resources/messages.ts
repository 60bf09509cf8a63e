import { messages } from '../core/messages.ts'

export const resourceSaveMessages = messages('resources.save', {
  notRetrieved: {
    code: 0,
    status: 500,
    es: 'No se pudieron obtener los recursos.',
    en: 'The resources could not be retrieved.',
  },
  videoNotDownloaded: {
    code: 1,
    status: 500,
    es: 'No se pudo descargar el video.',
    en: 'The video could not be downloaded.',
  },
  notSaved: { code: 2, status: 500, es: 'No se pudo guardar el recurso.', en: 'The resource could not be saved.' },
  notUpdated: {
    code: 3,
    status: 500,
    es: 'No se pudo actualizar el recurso.',
    en: 'The resource could not be updated.',
  },
  typeInvalid: { code: 4, status: 400, es: 'El tipo de recurso no es válido.', en: 'The resource type is not valid.' },
  productAbsent: { code: 5, status: 404, es: 'El producto no existe.', en: 'The product does not exist.' },
  productNotIdentified: {
    code: 6,
    status: 400,
    es: 'No se pudo identificar el producto.',
    en: 'The product could not be identified.',
  },
  idInvalid: {
    code: 7,
    status: 400,
    es: 'El identificador del recurso no es válido.',
    en: 'The resource identifier is not valid.',
  },
  typeNotRecognized: {
    code: 8,
    status: 400,
    es: 'No se reconoce el tipo de recurso.',
    en: 'The resource type is not recognized.',
  },
  absent: {
    code: 9,
    status: 404,
    es: 'El recurso que desea actualizar no existe.',
    en: 'The resource to update does not exist.',
  },
  coverNotImage: { code: 10, status: 415, es: 'La portada debe ser una imagen.', en: 'The cover must be an image.' },
  lacksLicense: {
    code: 11,
    status: 403,
    es: 'Necesita una licencia vigente para descargar este recurso.',
    en: 'You need an active license to download this resource.',
  },
  linkEnded: {
    code: 12,
    status: 403,
    es: 'El enlace de descarga venció; pídalo de nuevo.',
    en: 'The download link has expired; please ask for it again.',
  },
  notYours: {
    code: 13,
    status: 403,
    es: 'Este enlace de descarga es de otra persona.',
    en: 'This download link belongs to another person.',
  },
  noFile: {
    code: 14,
    status: 404,
    es: 'El recurso todavía no tiene un archivo.',
    en: 'The resource has no file yet.',
  },
  notMissing: {
    code: 15,
    status: 409,
    es: 'Ya puede descargar este recurso.',
    en: 'You can already download this resource.',
  },
  notAsked: {
    code: 16,
    status: 500,
    es: 'No se pudo enviar su pedido.',
    en: 'Your request could not be sent.',
  },
})

export const resourceDeleteMessages = messages('resources.delete', {
  notDeleted: { code: 0, status: 500, es: 'No se pudo eliminar el recurso.', en: 'The resource could not be deleted.' },
  deleted: { code: 1, status: 200, es: 'Recurso eliminado.', en: 'Resource deleted.' },
  absent: { code: 2, status: 404, es: 'El recurso no existe.', en: 'The resource does not exist.' },
  insufficientHierarchy: {
    code: 3,
    status: 403,
    es: 'Su jerarquía no es suficiente para eliminar recursos.',
    en: 'Your hierarchy is not sufficient to delete resources.',
  },
})

export const resourceDoneMessages = messages('resources.done', {
  saved: { code: 0, status: 200, es: 'Recurso creado.', en: 'Resource created.' },
  updated: { code: 1, status: 200, es: 'Recurso actualizado.', en: 'Resource updated.' },
  revisionSaved: {
    code: 2,
    status: 200,
    es: 'Revisión publicada. Se avisa por correo a quienes tienen licencia.',
    en: 'Revision published. Holders of a license are told by e-mail.',
  },
  revisionUpdated: { code: 3, status: 200, es: 'Revisión actualizada.', en: 'Revision updated.' },
  revisionWithdrawn: { code: 4, status: 200, es: 'Revisión retirada.', en: 'Revision withdrawn.' },
  asked: {
    code: 5,
    status: 200,
    es: 'Recibimos su pedido; le responderemos por correo.',
    en: 'We received your request; we will answer by e-mail.',
  },
  alreadyAsked: {
    code: 6,
    status: 200,
    es: 'Su pedido ya había sido recibido.',
    en: 'Your request has already been received.',
  },
})

export const revisionMessages = messages('resources.revision', {
  numberInvalid: {
    code: 0,
    status: 400,
    es: 'Escriba el número o la letra de la revisión.',
    en: 'Please enter the number or letter of the revision.',
  },
  numberTaken: {
    code: 1,
    status: 409,
    es: 'El recurso ya tiene una revisión con ese número.',
    en: 'The resource already has a revision with this number.',
  },
  dateInvalid: { code: 2, status: 400, es: 'La fecha no es válida.', en: 'The date is not valid.' },
  noteInvalid: {
    code: 3,
    status: 400,
    es: 'Diga qué cambia, en español y en inglés.',
    en: 'Please say what changes, in Spanish and in English.',
  },
  captionsInvalid: {
    code: 4,
    status: 400,
    es: 'Los subtítulos deben ser un archivo WebVTT.',
    en: 'Captions must be a WebVTT file.',
  },
  absent: { code: 5, status: 404, es: 'La revisión no existe.', en: 'The revision does not exist.' },
  notSaved: { code: 6, status: 500, es: 'No se pudo guardar la revisión.', en: 'The revision could not be saved.' },
  onlyVideos: {
    code: 7,
    status: 400,
    es: 'Solo los videos llevan subtítulos.',
    en: 'Only videos have captions.',
  },
  fileTypeWrong: {
    code: 8,
    status: 400,
    es: 'El contenido de este archivo no corresponde al tipo del recurso.',
    en: 'The content of this file does not fit the type of the resource.',
  },
  resourceAbsent: { code: 9, status: 404, es: 'El recurso no existe.', en: 'The resource does not exist.' },
})

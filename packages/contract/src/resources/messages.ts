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

import { messages } from '../core/messages.ts'

export const productMessages = messages('products', {
  nameInvalid: { code: 0, status: 400, es: 'El nombre no es válido.', en: 'The name is not valid.' },
  categoryNotRecognized: {
    code: 1,
    status: 400,
    es: 'No se reconoce la categoría.',
    en: 'The category is not recognized.',
  },
  unitInvalid: { code: 2, status: 400, es: 'La unidad no es válida.', en: 'The unit is not valid.' },
  unitOfMeasureInvalid: {
    code: 3,
    status: 400,
    es: 'La unidad de medida no es válida.',
    en: 'The unit of measure is not valid.',
  },
  serviceInvalid: { code: 4, status: 400, es: 'El servicio no es válido.', en: 'The service is not valid.' },
  suggestedPriceInvalid: {
    code: 5,
    status: 400,
    es: 'El precio sugerido no es válido.',
    en: 'The suggested price is not valid.',
  },
  costInvalid: { code: 6, status: 400, es: 'El costo no es válido.', en: 'The cost is not valid.' },
  cableCostInvalid: {
    code: 7,
    status: 400,
    es: 'El costo del cable por metro no es válido.',
    en: 'The cable cost per meter is not valid.',
  },
  spanishBrochureInvalid: {
    code: 8,
    status: 400,
    es: 'La dirección del folleto en español no es válida.',
    en: 'The address of the Spanish brochure is not valid.',
  },
  englishBrochureInvalid: {
    code: 9,
    status: 400,
    es: 'La dirección del folleto en inglés no es válida.',
    en: 'The address of the English brochure is not valid.',
  },
  notUpdated: {
    code: 10,
    status: 500,
    es: 'No se pudo actualizar el producto.',
    en: 'The product could not be updated.',
  },
  notSaved: { code: 11, status: 500, es: 'No se pudo guardar el producto.', en: 'The product could not be saved.' },
  configurationNotUpdated: {
    code: 12,
    status: 500,
    es: 'No se pudo actualizar la configuración del producto.',
    en: 'The product configuration could not be updated.',
  },
  imageNotSaved: { code: 13, status: 500, es: 'No se pudo guardar la imagen.', en: 'The image could not be saved.' },
  fileNotSaved: { code: 14, status: 500, es: 'No se pudo guardar el archivo.', en: 'The file could not be saved.' },
  notRecognized: {
    code: 15,
    status: 404,
    es: 'No se reconoce el producto que desea eliminar.',
    en: 'The product to delete is not recognized.',
  },
  confirmationRequired: {
    code: 16,
    status: 400,
    es: 'Escriba la palabra de confirmación.',
    en: 'Please enter the confirmation word.',
  },
  confirmationWrong: {
    code: 17,
    status: 400,
    es: 'La palabra de confirmación no es correcta.',
    en: 'The confirmation word is not correct.',
  },
  // The deletion changed something: a success with a warning.
  onlyDeactivated: {
    code: 18,
    status: 200,
    es: 'El producto está en uso; solo se desactivó.',
    en: 'The product is in use; it was only deactivated.',
  },
  notDeleted: {
    code: 19,
    status: 500,
    es: 'No se pudo eliminar el producto.',
    en: 'The product could not be deleted.',
  },
  insufficientHierarchy: {
    code: 20,
    status: 403,
    es: 'Su jerarquía no es suficiente para eliminar productos.',
    en: 'Your hierarchy is not sufficient to delete products.',
  },
  nameTaken: {
    code: 22,
    status: 409,
    es: 'Ya existe un producto con ese nombre.',
    en: 'A product with that name already exists.',
  },
  oneName: {
    code: 23,
    status: 400,
    es: 'Un producto con página tiene un solo nombre en todos los idiomas.',
    en: 'A product with a page has one name in every language.',
  },
  absent: { code: 21, status: 404, es: 'El producto no existe.', en: 'The product does not exist.' },
})

export const productDoneMessages = messages('products.done', {
  saved: { code: 0, status: 200, es: 'Producto guardado.', en: 'Product saved.' },
  updated: { code: 1, status: 200, es: 'Producto actualizado.', en: 'Product updated.' },
  deleted: { code: 2, status: 200, es: 'Producto eliminado.', en: 'Product deleted.' },
  configured: {
    code: 3,
    status: 200,
    es: 'Configuración del producto actualizada.',
    en: 'Product configuration updated.',
  },
})

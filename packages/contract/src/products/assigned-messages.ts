import { messages } from '../core/messages.ts'

/** Products assigned to a branch office. */
export const assignedProductMessages = messages('assignedProducts', {
  productInvalid: { code: 1, status: 400, es: 'El producto no es válido.', en: 'The product is not valid.' },
  enterpriseInvalid: { code: 2, status: 400, es: 'La empresa no es válida.', en: 'The enterprise is not valid.' },
  branchInvalid: { code: 3, status: 400, es: 'La sucursal no es válida.', en: 'The branch office is not valid.' },
  priceInvalid: { code: 4, status: 400, es: 'El precio no es válido.', en: 'The price is not valid.' },
  alreadyAssigned: {
    code: 5,
    status: 409,
    es: 'El producto ya está asignado a esa sucursal.',
    en: 'The product is already assigned to that branch office.',
  },
  absent: { code: 6, status: 404, es: 'La asignación no existe.', en: 'The assignment does not exist.' },
  notSaved: { code: 10, status: 500, es: 'No se pudo asignar el producto.', en: 'The product could not be assigned.' },
  notUpdated: {
    code: 11,
    status: 500,
    es: 'No se pudo actualizar la asignación.',
    en: 'The assignment could not be updated.',
  },
  notDeleted: {
    code: 12,
    status: 500,
    es: 'No se pudo eliminar la asignación.',
    en: 'The assignment could not be deleted.',
  },
  insufficientHierarchy: {
    code: 13,
    status: 403,
    es: 'Su jerarquía no es suficiente para eliminar asignaciones.',
    en: 'Your hierarchy is not sufficient to delete assignments.',
  },
  priceRises: {
    code: 14,
    status: 400,
    es: 'Una cantidad mayor no puede costar más por unidad que una menor.',
    en: 'A larger quantity cannot cost more per unit than a smaller one.',
  },
})

export const assignedProductDoneMessages = messages('assignedProducts.done', {
  saved: { code: 0, status: 200, es: 'Producto asignado.', en: 'Product assigned.' },
  updated: { code: 1, status: 200, es: 'Asignación actualizada.', en: 'Assignment updated.' },
  deleted: { code: 2, status: 200, es: 'Asignación eliminada.', en: 'Assignment deleted.' },
})

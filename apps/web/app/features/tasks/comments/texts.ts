const es = {
  comments: 'Comentarios',
  comment: 'Comentario',
  hint: 'Comente; con @ menciona a alguien',
  send: 'Comentar',
  save: 'Guardar',
  cancel: 'Cancelar',
  edit: 'Editar comentario',
  edited: 'editado',
  editedAt: (when: string) => `Editado: ${when}`,
  deleted: 'Comentario eliminado',
  remove: 'Eliminar comentario',
  removeTitle: '¿Eliminar el comentario?',
  removeText: 'Queda a la vista que hubo uno, sin su texto.',
  draft: 'Comentario sin enviar',
  people: 'Personas',
  found: (count: string) => `Personas: ${count}. Flechas y Enter para elegir.`,
}

const en: typeof es = {
  comments: 'Comments',
  comment: 'Comment',
  hint: 'Comment; @ mentions someone',
  send: 'Comment',
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit comment',
  edited: 'edited',
  editedAt: (when) => `Edited: ${when}`,
  deleted: 'Deleted comment',
  remove: 'Delete comment',
  removeTitle: 'Delete the comment?',
  removeText: 'It stays visible that there was one, without its text.',
  draft: 'Unsent comment',
  people: 'People',
  found: (count) => `People: ${count}. Arrows and Enter to choose.`,
}

export const commentTexts = { es, en }

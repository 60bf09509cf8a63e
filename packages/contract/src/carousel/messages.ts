import { messages } from '../core/messages.ts'

export const carouselMessages = messages('carousel', {
  notLoadedOrSaved: {
    code: 0,
    status: 500,
    es: 'No se pudo cargar o guardar el carrusel.',
    en: 'The carousel could not be loaded or saved.',
  },
  /** A client without `codigo` uses this entry when `mensaje` is exactly a dot (rule home/failed-save). */
  designNotSaved: { code: 1, status: 500, es: 'No se pudo guardar el diseño.', en: 'The design could not be saved.' },
  altMissing: {
    code: 10,
    status: 400,
    es: 'Describa en español lo que se ve (hasta 200 caracteres).',
    en: 'Describe in Spanish what is seen (up to 200 characters).',
  },
  altEnMissing: {
    code: 11,
    status: 400,
    es: 'Describa en inglés lo que se ve (hasta 200 caracteres).',
    en: 'Describe in English what is seen (up to 200 characters).',
  },
  timeWrong: {
    code: 12,
    status: 400,
    es: 'El tiempo de visualización va de 2 a 30 segundos.',
    en: 'The display time is 2 to 30 seconds.',
  },
  sourceMissing: {
    code: 13,
    status: 400,
    es: 'Elija una imagen o un video, o escriba la dirección del marco.',
    en: 'Choose a picture or a video, or type the address of the frame.',
  },
  sourceWrong: {
    code: 14,
    status: 400,
    es: 'Este archivo no es del portal; súbalo de nuevo.',
    en: 'This file is not of the portal; upload it again.',
  },
  frameHost: {
    code: 15,
    status: 400,
    es: 'Solo se admiten marcos https de youtube-nocookie.com y player.vimeo.com.',
    en: 'Only https frames of youtube-nocookie.com and player.vimeo.com are allowed.',
  },
  navLink: {
    code: 16,
    status: 400,
    es: 'Esta página no existe en el sitio.',
    en: 'This page does not exist on the site.',
  },
  anchorLink: {
    code: 17,
    status: 400,
    es: 'Un enlace externo empieza con https://.',
    en: 'An external link begins with https://.',
  },
  linkText: {
    code: 18,
    status: 400,
    es: 'Escriba el texto del botón en los dos idiomas (hasta 40 caracteres).',
    en: 'Type the text of the button in both languages (up to 40 characters).',
  },
  endBeforeStart: {
    code: 19,
    status: 400,
    es: 'El término es anterior al inicio.',
    en: 'The end is before the start.',
  },
  dateWrong: { code: 20, status: 400, es: 'La fecha no es válida.', en: 'The date is not valid.' },
  firstTooLarge: {
    code: 21,
    status: 400,
    es: 'La primera diapositiva pesa más de 400 KB: use una imagen más simple o póngala después.',
    en: 'The first slide is larger than 400 KB: use a simpler picture or move it further back.',
  },
  tooManySlides: { code: 22, status: 400, es: 'Son más de 12 diapositivas.', en: 'There are more than 12 slides.' },
  textTooLong: { code: 23, status: 400, es: 'El texto es demasiado largo.', en: 'The text is too long.' },
  pictureTooNarrow: {
    code: 24,
    status: 400,
    es: 'La imagen necesita al menos 640 píxeles de ancho.',
    en: 'The picture needs a width of at least 640 pixels.',
  },
  fileWrong: {
    code: 25,
    status: 415,
    es: 'Suba una imagen (JPG, PNG, WebP) o un video (MP4, WebM).',
    en: 'Upload a picture (JPG, PNG, WebP) or a video (MP4, WebM).',
  },
  posterMissing: {
    code: 26,
    status: 400,
    es: 'El video necesita una imagen de portada.',
    en: 'The video needs a poster picture.',
  },
  publishedByOther: {
    code: 27,
    status: 409,
    es: 'Otra persona publicó mientras tanto; compare los cambios.',
    en: 'Someone else published in the meantime; compare the changes.',
  },
  versionAbsent: {
    code: 28,
    status: 404,
    es: 'Esa versión ya no existe.',
    en: 'That version does not exist any more.',
  },
  momentPast: { code: 29, status: 400, es: 'Elija una hora futura.', en: 'Choose a future time.' },
  nothingToCancel: {
    code: 30,
    status: 409,
    es: 'Ese cambio ya ocurrió o se canceló.',
    en: 'That change already happened or was cancelled.',
  },
  previewEnded: {
    code: 31,
    status: 404,
    es: 'Este enlace de vista previa ya no es válido.',
    en: 'This preview link is no longer valid.',
  },
  textMissing: {
    code: 32,
    status: 400,
    es: 'Escriba este texto en los dos idiomas.',
    en: 'Write this text in both languages.',
  },
})

export const carouselDoneMessages = messages('carousel.done', {
  saved: { code: 0, status: 200, es: 'Borrador guardado.', en: 'Draft saved.' },
  published: { code: 1, status: 200, es: 'Diseño publicado.', en: 'Design published.' },
  scheduled: { code: 2, status: 200, es: 'Publicación programada.', en: 'Publication scheduled.' },
  restored: { code: 3, status: 200, es: 'Versión recuperada en el borrador.', en: 'Version restored into the draft.' },
  takenBack: {
    code: 4,
    status: 200,
    es: 'La versión está publicada otra vez.',
    en: 'The version is published again.',
  },
  cancelled: { code: 5, status: 200, es: 'Cambio cancelado.', en: 'Change cancelled.' },
})

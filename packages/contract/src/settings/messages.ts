import { messages } from '../core/messages.ts'

export const settingMessages = messages('settings', {
  notSaved: { code: 0, status: 500, es: 'No se pudo guardar el ajuste.', en: 'The setting could not be saved.' },
  nameRequired: { code: 1, status: 400, es: 'Escriba el nombre.', en: 'Please enter the name.' },
  emailInvalid: { code: 2, status: 400, es: 'Escriba un correo válido.', en: 'Please enter a valid e-mail.' },
  phoneInvalid: {
    code: 3,
    status: 400,
    es: 'Escriba el teléfono con su prefijo, como +56 2 2000 0000.',
    en: 'Please enter the phone with its prefix, like +56 2 2000 0000.',
  },
  textRequired: { code: 4, status: 400, es: 'Complete este texto.', en: 'Please complete this text.' },
  addressInvalid: {
    code: 5,
    status: 400,
    es: 'Escriba una dirección web que empiece con https://.',
    en: 'Please enter a web address that starts with https://.',
  },
  siteInvalid: {
    code: 6,
    status: 400,
    es: 'Escriba el sitio sin https://, como www.example.com.',
    en: 'Please enter the site without https://, like www.example.com.',
  },
  countryInvalid: { code: 7, status: 400, es: 'Elija un país.', en: 'Please choose a country.' },
  countryRepeated: {
    code: 8,
    status: 400,
    es: 'Ese país ya está en la lista: va una vez.',
    en: 'That country is already in the list: it goes once.',
  },
  slugInvalid: {
    code: 9,
    status: 400,
    es: 'La dirección lleva minúsculas, cifras y guiones, como ana-rojas.',
    en: 'The address has lowercase letters, digits and hyphens, like ana-rojas.',
  },
  slugTaken: {
    code: 10,
    status: 400,
    es: 'Otra página o persona ya tiene esa dirección.',
    en: 'Another page or person already has that address.',
  },
  languageRequired: {
    code: 11,
    status: 400,
    es: 'Elija al menos un idioma.',
    en: 'Please choose at least one language.',
  },
  outOfBounds: {
    code: 12,
    status: 400,
    es: 'El valor está fuera de lo permitido.',
    en: 'The value is outside what is allowed.',
  },
  limitsCross: {
    code: 13,
    status: 400,
    es: 'Un rol de más jerarquía no puede tener un límite menor.',
    en: 'A role of higher rank cannot have a lower limit.',
  },
  minimumOverMaximum: {
    code: 14,
    status: 400,
    es: 'El mínimo es mayor que el máximo.',
    en: 'The minimum is larger than the maximum.',
  },
  absent: { code: 15, status: 404, es: 'Esa versión no existe.', en: 'That version does not exist.' },
  noLongerValid: {
    code: 16,
    status: 409,
    es: 'Esa versión ya no cumple las reglas de hoy; edite los valores.',
    en: 'That version no longer meets the rules of today; edit the values.',
  },
  tooMany: { code: 17, status: 400, es: 'La lista es demasiado larga.', en: 'The list is too long.' },
  logoInvalid: {
    code: 18,
    status: 400,
    es: 'El logotipo debe ser una imagen PNG, JPG o WebP.',
    en: 'The logo must be a PNG, JPG or WebP picture.',
  },
  shareOverMost: {
    code: 19,
    status: 400,
    es: 'Es mayor que lo más que el personal puede pedir.',
    en: 'It is larger than the most that staff may ask for.',
  },
  nothingChanged: {
    code: 20,
    status: 409,
    es: 'Esa versión es igual a la vigente.',
    en: 'That version is the same as the current one.',
  },
  dayInvalid: {
    code: 22,
    status: 400,
    es: 'Elija el día desde el que rige.',
    en: 'Choose the day from which it holds.',
  },
  taxRepeated: {
    code: 23,
    status: 400,
    es: 'Ese país ya tiene un impuesto desde ese día.',
    en: 'That country already has a tax from that day on.',
  },
  currencyRequired: { code: 24, status: 400, es: 'Elija al menos una moneda.', en: 'Choose at least one currency.' },
  textTooLong: { code: 21, status: 400, es: 'El texto es demasiado largo.', en: 'The text is too long.' },
  accentInvalid: {
    code: 25,
    status: 400,
    es: 'Escriba el color con # y seis cifras o letras de la a a la f, como #1a2b3c.',
    en: 'Please enter the colour with # and six digits or letters from a to f, like #1a2b3c.',
  },
  markInvalid: {
    code: 26,
    status: 400,
    es: 'La marca debe ser una imagen PNG, JPG o WebP.',
    en: 'The mark must be a PNG, JPG or WebP picture.',
  },
})

export const settingDoneMessages = messages('settings.done', {
  saved: { code: 0, status: 200, es: 'Ajuste guardado.', en: 'Setting saved.' },
  restored: { code: 1, status: 200, es: 'Versión restaurada.', en: 'Version restored.' },
})

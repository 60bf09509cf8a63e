const es = {
  title: (number: string) => `Confirmar ${number}`,
  about: (email: string) => `El PIN de 4 dígitos se envía a ${email}. Escríbalo aquí cuando el cliente se lo lea.`,
  holds: (clock: string) => `El PIN vence en ${clock}.`,
  digit: (place: number) => `Dígito ${place} del PIN`,
  confirm: 'Confirmar',
  ask: 'Enviar el PIN',
  again: 'Enviar otro PIN',
  againIn: (clock: string) => `Otro PIN en ${clock}`,
  code: (code: number) => `Código ${code}`,
}

const en: typeof es = {
  title: (number) => `Confirm ${number}`,
  about: (email) => `The 4-digit PIN is sent to ${email}. Type it here when the client reads it out to you.`,
  holds: (clock) => `The PIN expires in ${clock}.`,
  digit: (place) => `Digit ${place} of the PIN`,
  confirm: 'Confirm',
  ask: 'Send the PIN',
  again: 'Send another PIN',
  againIn: (clock) => `Another PIN in ${clock}`,
  code: (code) => `Code ${code}`,
}

export const pinTexts = { es, en }

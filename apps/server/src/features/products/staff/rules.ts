const folded = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLocaleLowerCase('es')

/** Whether the confirmation word was typed: the displayed name, ignoring case. */
export const isSaidAsShown = (typed: string, name: string): boolean => folded(typed) === folded(name)

const es = {
  title: 'Atajos de teclado',
  here: 'En esta pantalla',
  everywhere: 'En todas partes',
  search: 'Buscar en la lista',
  next: 'Fila siguiente',
  previous: 'Fila anterior',
  open: 'Abrir la fila',
  create: 'Crear o escribir uno nuevo',
  palette: 'Ir a otra pantalla',
  send: 'Guardar el formulario',
  close: 'Cerrar lo que está abierto',
  help: 'Esta ayuda',
  enter: 'Entrar',
  nothingHere: 'Esta pantalla no tiene lista.',
  isOn: 'Atajos de una sola tecla',
  isOnHint: 'Desactívelos si usa un lector de pantalla o dicta: las teclas sueltas no harán nada.',
}

const en: typeof es = {
  title: 'Keyboard shortcuts',
  here: 'On this screen',
  everywhere: 'Everywhere',
  search: 'Search in the list',
  next: 'Next row',
  previous: 'Previous row',
  open: 'Open the row',
  create: 'Make or write a new one',
  palette: 'Go to another screen',
  send: 'Save the form',
  close: 'Close what is open',
  help: 'This help',
  enter: 'Enter',
  nothingHere: 'This screen has no list.',
  isOn: 'Shortcuts of a single key',
  isOnHint: 'Turn them off if you use a screen reader or dictate: single keys then do nothing.',
}

export const keyTexts = { es, en }

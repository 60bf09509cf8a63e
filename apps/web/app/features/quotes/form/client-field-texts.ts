const es = {
  earlier: 'Clientes de cotizaciones anteriores',
  offered: (count: number) =>
    count === 1
      ? 'Un cliente anterior; elija con las flechas y Enter'
      : `${count} clientes anteriores; elija con las flechas y Enter`,
}

const en: typeof es = {
  earlier: 'Clients of earlier quotes',
  offered: (count) =>
    count === 1
      ? 'One earlier client; choose with the arrows and Enter'
      : `${count} earlier clients; choose with the arrows and Enter`,
}

export const clientTexts = { es, en }

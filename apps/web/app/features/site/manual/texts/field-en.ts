import type { Chapter, ManualFigures } from '../chapter.ts'

export const fieldEn = ({ gps }: ManualFigures): readonly Chapter[] => [
  {
    id: 'capturing',
    title: 'Capturing',
    lead: 'Sharp, scaled images that represent the whole muckpile.',
    sections: [
      {
        id: 'good-image',
        title: 'What makes a good image',
        blocks: [
          {
            kind: 'drawing',
            name: 'framing',
            caption: 'The muckpile fills the frame and both references are whole: one above and one below.',
          },
          {
            kind: 'list',
            items: [
              'Rock fills the frame: no sky, no trucks, no floor.',
              'The scale references are complete and do not cover any large fragment.',
              'The light is even. A hard shadow cuts a fragment in two; backlight merges them.',
              'There is no dust in the air and no water on the lens.',
              'The camera looks straight at the surface of the muckpile, not along it.',
            ],
          },
          {
            kind: 'tip',
            text: 'A cloudy day gives better images than midday sun. In sunlight, pick the hours when it lights the muckpile from the front.',
          },
        ],
      },
      {
        id: 'capture-portable',
        title: 'Capture with the portable device',
        versions: ['portable'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Create the project with the number of the blast and open a new sample.',
              'Place both references on the muckpile, at different heights.',
              'Stand where the muckpile fills the screen, and wait until the device shows focus and position.',
              'Hold the device with both hands and shoot. Repeat twice from the same place.',
              'Move along the muckpile and repeat, so that the samples cover the center and both sides.',
              'Check every image zoomed in before you remove the references.',
            ],
          },
        ],
      },
      {
        id: 'capture-drone',
        title: 'Capture with the 360 drone',
        versions: ['drone'],
        blocks: [
          {
            kind: 'drawing',
            name: 'orbit',
            caption: 'One orbit around the muckpile with the camera always facing its center, and one pass overhead.',
          },
          {
            kind: 'steps',
            items: [
              'Mark the outline of the muckpile in the app. It proposes one orbit and one pass overhead.',
              'Check that the route is free of cables, masts and slopes, and adjust the height where needed.',
              'Take off from level ground and fly the orbit. The camera keeps itself pointed at the center.',
              'Fly the overhead pass with the camera pointing down.',
              'Land and check in the app that there are no gaps in the coverage; if there are, repeat only that stretch.',
            ],
          },
        ],
      },
      {
        id: 'capture-own',
        title: 'Use images from another camera',
        versions: ['desktop'],
        blocks: [
          {
            kind: 'text',
            text: 'Any camera works, as long as the image is not cropped or compressed by a messaging app and shows a reference of known size. Copy the original files from the camera’s card.',
          },
        ],
      },
      {
        id: 'how-many',
        title: 'How many samples to take',
        blocks: [
          {
            kind: 'text',
            text: 'One image describes one place of the muckpile, not the blast. Take several in each zone and throughout loading, because the material in the middle is hidden until the shovel reaches it. When more samples no longer move the curve, you have enough.',
          },
        ],
      },
    ],
  },
  {
    id: 'gps',
    title: 'GPS position',
    lead: 'Where each image was taken, and how much to trust it.',
    sections: [
      {
        id: 'gps-fix',
        title: 'Get a position',
        versions: ['portable', 'drone'],
        blocks: [
          {
            kind: 'steps',
            items: [
              'Switch the device on under the open sky, away from the wall of the bench.',
              'Wait until the position light stops blinking.',
              'Shoot only while it is steady; when it blinks again, wait.',
            ],
          },
        ],
      },
      {
        id: 'gps-accuracy',
        title: 'What accuracy to expect',
        blocks: [
          {
            kind: 'drawing',
            name: 'position',
            caption: 'A position is a circle, not a point: a high wall hides part of the sky and makes it larger.',
          },
          {
            kind: 'text',
            text: `GPS accuracy is ${gps}, depending on how much sky is visible. That is enough to know which bench and which zone of the muckpile an image belongs to, but not to measure between fragments or stake out points. Fragment size does not depend on the GPS: it comes from calibration.`,
          },
        ],
      },
      {
        id: 'gps-missing',
        title: 'Without a signal',
        blocks: [
          {
            kind: 'text',
            text: 'In a tunnel or next to a high wall there may be no signal. You can still capture: the image has no position, and you place it on the plan later, on the desktop, with Sample › Locate.',
          },
        ],
      },
    ],
  },
  {
    id: 'calibrating',
    title: 'Calibrating',
    lead: 'Telling the program how big what you see in the image really is.',
    sections: [
      {
        id: 'scale',
        title: 'Mark the scale',
        blocks: [
          {
            kind: 'drawing',
            name: 'scales',
            caption: 'What is farther away looks smaller: with two references, the scale changes from bottom to top.',
          },
          {
            kind: 'steps',
            items: [
              'Open the image and choose Calibrate.',
              'Touch both edges of the lower reference and enter its size.',
              'Do the same with the upper one. The program interpolates the scale between them.',
              'Measure something known with the ruler, such as the other piece, and compare.',
              'If they do not match, delete the points and mark them again, zoomed in.',
            ],
          },
        ],
      },
      {
        id: 'scale-drone',
        title: 'Scale on a 360 flight',
        versions: ['drone'],
        blocks: [
          {
            kind: 'text',
            text: 'The muckpile model is built from all the images and has its own scale, computed from the flight positions. Always confirm it with a reference on the ground: one piece of known size, seen in several images, is enough.',
          },
        ],
      },
      {
        id: 'recalibrate',
        title: 'When to calibrate again',
        blocks: [
          {
            kind: 'list',
            items: [
              'Whenever you shoot from a different place.',
              'When the camera’s zoom changes.',
              'When a reference has moved or tilted.',
            ],
          },
          {
            kind: 'care',
            text: 'A scale error carries straight into the result: mark a reference at half its length and all the rock comes out twice as large.',
          },
        ],
      },
    ],
  },
]

export { Menu, type MenuProps, type MenuTriggerProps } from './Menu.tsx';
export { MenuItem, MenuRadio, type MenuItemProps, type MenuRadioProps } from './MenuItem.tsx';

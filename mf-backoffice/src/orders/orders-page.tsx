import { Route, Routes } from 'react-router-dom';
import { OrdersList } from './list/orders-list.tsx';
import { OrderScreen } from './order/order-screen.tsx';

/** The list of orders, and each order at its own address. */
export default function OrdersPage() {
  return (
    <Routes>
      <Route index element={<OrdersList />} />
      <Route path=":id" element={<OrderScreen />} />
    </Routes>
  );
}

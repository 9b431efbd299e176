import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@fontsource/alegreya/latin-400.css";
import "./page.css";
import { App } from "./app/App";

const page = document.getElementById("page");
if (page) {
  createRoot(page).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
